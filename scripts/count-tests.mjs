// Counts the tests of a TAP stream on standard input: prints what failed or was skipped, then "N passed, N failed".
// Ends with 1 if anything failed or was skipped, and where nothing ran or the stream was cut.
import { Parser } from 'tap-parser';

let passed = 0;
let failed = 0;
let skipped = 0;

function fail(words) {
  failed++;
  console.log(`failed: ${words}`);
}

// a subtest counts through its own asserts; its closing line counts only where it fails without any of them
function count(parser, path) {
  let failedBefore = null;
  parser.on('child', child => {
    failedBefore = failed;
    count(child, [...path, child.name]);
  });
  parser.on('assert', ({ ok, name, skip, todo }) => {
    const closing = failedBefore !== null;
    const title = [...path, name].filter(Boolean).join(' > ');
    if (skip || todo) {
      skipped++;
      console.log(`skipped: ${title}`);
    } else if (!ok && (!closing || failed === failedBefore)) fail(title);
    else if (ok && !closing) passed++;
    failedBefore = null;
  });
}

const parser = new Parser();
count(parser, []);
parser.on('bailout', reason => fail(`bailed out: ${reason}`));
parser.on('complete', ({ ok }) => {
  // a plan that was not kept, or no TAP at all
  if (failed === 0 && (!ok || passed === 0)) fail('the tests did not run to their end');
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && skipped === 0 ? 0 : 1;
});
process.stdin.pipe(parser);
