import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HTML } from '../fault-page.js';
import { makePolicy } from '../plugins/security.js';
import { CACHED } from './calls.js';

// the package has the viewer's files; its plugin is not needed, for the page that loads them is ours
const VIEWER = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');

// the viewer styles elements in place, and draws its icons from data
const POLICY = makePolicy(
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self' data:",
  "form-action 'none'",
);

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>l5r-judge: the HTTP API</title>
<link rel="stylesheet" href="./swagger-ui.css">
<link rel="stylesheet" href="./index.css">
<style>
.swagger-ui .opblock .opblock-summary-method{color:#000;text-shadow:none}
.swagger-ui .info .title small,.swagger-ui .info .title small pre{background:#3b4151;color:#fff}
.swagger-ui .models [class*=json-schema]{color:#3b4151}
.swagger-ui .info .url,.swagger-ui .info a,.swagger-ui a.link{color:#1b4f91}
#viewer{overflow-wrap:break-word}
.swagger-ui .scheme-container{overflow-x:clip}
.swagger-ui .opblock-body,.swagger-ui .models{overflow-x:auto}
@media (max-width:640px){
.swagger-ui .wrapper,.swagger-ui .scheme-container .schemes{padding:0 .25rem}
.swagger-ui .info .title,.swagger-ui .info a{overflow-wrap:anywhere}
.swagger-ui .opblock-tag,.swagger-ui .opblock-summary-control,.swagger-ui .opblock-section-header{flex-wrap:wrap}
.swagger-ui .opblock-summary-path{max-width:100%;flex-basis:100%}
.swagger-ui .schemes-server-container,.swagger-ui .schemes-server-container *{min-width:0!important;max-width:100%}
.swagger-ui .opblock-tag{padding:.5rem 0;overflow-wrap:anywhere}
.swagger-ui .opblock-tag small{flex-basis:100%;padding:0}
.swagger-ui table:is(.parameters,.responses-table),.swagger-ui :is(.parameters,.responses-table) :is(tbody,tr,td){display:block;max-width:100%;width:auto}
.swagger-ui :is(.parameters,.responses-table) thead{display:none}
.swagger-ui :is(.parameters,.responses-table) :is(input,select,textarea){max-width:100%;min-width:0}
}
</style>
<link rel="icon" type="image/png" href="./favicon-32x32.png">
</head>
<body>
<main id="viewer"></main>
<script src="./swagger-ui-bundle.js"></script>
<script src="./viewer.js"></script>
</body>
</html>
`;

// the validator's badge would be fetched from its maker's site; links inside of buttons, skipped headings and a list
// without a label are hard to use without eyes
const SCRIPT = `SwaggerUIBundle({
  url: '../openapi.json', dom_id: '#viewer', deepLinking: false, docExpansion: 'list', validatorUrl: null,
});
new MutationObserver(() => {
  for (const tag of document.querySelectorAll('.opblock-tag, .models h4')) tag.setAttribute('aria-level', '2');
  document.getElementById('servers')?.setAttribute('aria-label', 'Server');
}).observe(document.getElementById('viewer'), { childList: true, subtree: true });
`;

/**
 * `/openapi.json`, which describes the routes given, and `/docs`, which shows it. The description is made when it is first
 * asked for: a start needs none.
 */
export function docsRoutes(routes: (app: FastifyInstance) => void) {
  let described: Promise<object> | null = null;
  return async (app: FastifyInstance): Promise<void> => {
    const schema = { hide: true };
    app.get('/openapi.json', { config: CACHED, schema }, async () => {
      described ??= import('../describe-api.js').then(({ describeApi }) => describeApi(routes));
      return described;
    });
    app.register(async viewer => {
      viewer.addHook('onRequest', (_request, reply, done) => {
        reply.header('content-security-policy', POLICY);
        done();
      });
      viewer.get('/docs', { schema }, (_request, reply) => reply.redirect('docs/'));
      viewer.get('/docs/', { config: CACHED, schema }, (_request, reply) => reply.type(HTML).send(PAGE));
      viewer.get('/docs/viewer.js', { config: CACHED, schema }, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(SCRIPT),
      );
      await viewer.register(fastifyStatic, {
        root: VIEWER,
        prefix: '/docs/',
        schemaHide: true,
        index: false,
      });
    });
  };
}
