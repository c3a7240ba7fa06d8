import t from 'tap';
import { DEFAULTS, parseConfig } from '../../src/api/index.js';
import { RULES_FOLDER } from '../../src/loader/index.js';

t.test('without any variable: the defaults; an empty variable is none', async t => {
  const defaults = {
    PORT: 3000,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    RULES: RULES_FOLDER,
    WATCH: false,
    TRUST_PROXY: false,
    RATE_LIMIT: DEFAULTS.RATE_LIMIT,
    BODY_LIMIT: DEFAULTS.BODY_LIMIT,
  };
  t.match(parseConfig({}), { config: defaults, problems: [] });
  t.strictSame(parseConfig({ PORT: '', HOST: undefined, OTHER: 'x' }), parseConfig({}));
});

t.test('paths are taken from the working folder; addresses lose their last slash', async t => {
  const { config } = parseConfig({
    RULES: 'rules',
    OFFICIAL_PAGES: '/pages',
    PUBLIC_URL: 'https://judge.example/l5r/',
    WATCH: '1',
    RATE_LIMIT: '0',
  });
  t.match(config, {
    RULES: 'rules',
    OFFICIAL_PAGES: '/pages',
    PUBLIC_URL: 'https://judge.example/l5r',
    WATCH: true,
    RATE_LIMIT: 0,
  });
});

t.test('every variable that is not valid is listed, at once', async t => {
  const { config, problems } = parseConfig({
    PORT: '70000',
    LOG_LEVEL: 'loud',
    WATCH: 'yes',
    PUBLIC_URL: 'ftp://x',
    BODY_LIMIT: '1e6',
    HOST: '::1',
  });
  t.equal(config, null);
  t.strictSame(problems.map(({ field }) => field).sort(), [
    'BODY_LIMIT',
    'LOG_LEVEL',
    'PORT',
    'PUBLIC_URL',
    'WATCH',
  ]);
  t.ok(problems.every(({ code, found }) => code === 'bad-value' && found));
});

t.test('an address for reports has known placeholders, behind the site or the mailbox', async t => {
  const read = (FEEDBACK_URL: string) => parseConfig({ FEEDBACK_URL });
  for (const url of [
    'https://x.example/new?title={question}&body={day}%20{corpus}%20{permalink}',
    'http://x.example/{question}',
    'https://x.example?{permalink}',
    'mailto:judge@x.example?subject={question}',
  ]) {
    t.equal(read(url).config?.FEEDBACK_URL, url);
  }
  for (const url of [
    'https://x.example/new',
    'https://x.example/new?title={title}',
    'https://x.example/new?title={question}&to={}',
    'https://{question}.example/',
    'https://user@x.example/?q={question}',
    'javascript:alert({question})',
    'mailto:{question}',
    '/reports?q={question}',
    'https://x.example/a b{question}',
  ]) {
    t.match(read(url).problems, [{ code: 'bad-value', field: 'FEEDBACK_URL', found: url }], url);
  }
});

t.test('today is the day in UTC', async t => {
  const before = new Date().toISOString().slice(0, 10);
  const days = [DEFAULTS.today(), DEFAULTS.today()];
  const after = new Date().toISOString().slice(0, 10);
  for (const day of days) t.ok(day >= before && day <= after);
});
