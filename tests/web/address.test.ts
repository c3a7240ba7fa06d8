import * as fc from 'fast-check';
import t from 'tap';
import { formatAddress, parseAddress } from '../../src/web/address.js';

t.test('a link names a place, and what is set there', async t => {
  t.same(parseAddress('#/rules/legacy/winds?asOf=2008-06-19'), {
    path: '/rules/legacy/winds',
    params: { asOf: '2008-06-19' },
  });
  t.same(parseAddress(''), { path: '/', params: {} });
  t.same(parseAddress('#/?q=a?b=c'), { path: '/', params: { q: 'a?b=c' } }, 'a question has question marks');
  t.equal(
    formatAddress({ path: "/keywords/Toturi's Army", params: { asOf: '', q: 'x' } }),
    "#/keywords/Toturi's%20Army?q=x",
    'what is empty is left out',
  );
});

t.test('any text after # is an address, also one that was cut', async t => {
  t.same(parseAddress('#/keywords/%E2%80').path, '/keywords/%E2%80');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), hash => parseAddress(hash).path.startsWith('/')));
});

t.test('what is written is read back', async t => {
  const part = fc.string({ unit: 'grapheme', minLength: 1 });
  const params = fc.dictionary(fc.constantFrom('q', 'asOf', 'facts', 'game'), part);
  fc.assert(
    fc.property(fc.array(part), params, (parts, params) => {
      const address = { path: `/${parts.map(text => text.replaceAll('/', '-')).join('/')}`, params };
      t.same(parseAddress(formatAddress(address)), address);
    }),
    { numRuns: 50 },
  );
});
