import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from '../../scripts/find-browser.mjs';
import { medianOf } from '../contend.js';
import { formatNumber, formatSpread, formatTime, type Table } from '../report.js';
import { startJudge } from '../service.js';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** A slow phone on a slow network, as the browser's own tools define them: 4 × slower, 1.6 Mbit/s, 150 ms. */
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A first visit to the page on a slow phone: until the box takes a question, and until a question in the link is ruled on. */
export async function benchPage(visits = 7): Promise<Table> {
  const found = await findBrowser();
  if (!found) throw new Error(NO_BROWSER);
  const service = await startJudge();
  const browser = await chromium.launch({ ...found, args: ['--no-sandbox', '--disable-gpu'] });
  const visit = async (place: string, there: string) => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    let bytes = 0;
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await tools.send('Network.enable');
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await tools.send('Network.emulateNetworkConditions', SLOW_4G);
    const began = performance.now();
    await page.goto(`${service.url}/${place}`, { waitUntil: 'commit' });
    await page.waitForSelector(there);
    const took = (performance.now() - began) * 1e6;
    await context.close();
    return { took, bytes };
  };
  const rows: string[][] = [];
  for (const [name, place, there, target] of [
    ['the box takes a question', '', '.start', '≤ 3 s, ≤ 150 kB'],
    ['a question in the link is ruled on', '#/?q=is a ratling a creature%3F', '.ruling', ''],
  ] as const) {
    const times: number[] = [];
    const sizes: number[] = [];
    for (let time = 0; time < visits; time++) {
      const { took, bytes } = await visit(place, there);
      times.push(took);
      sizes.push(bytes);
    }
    const spread = formatSpread([Math.min(...times), Math.max(...times)]);
    rows.push([
      name,
      formatTime(medianOf(times)),
      spread,
      `${formatNumber(medianOf(sizes) / 1000)} kB`,
      target,
    ]);
  }
  await browser.close();
  await service.stop();
  return {
    title: 'The page on a slow phone',
    about: `First visits, ${visits} of each, nothing stored: a processor ${SLOWER} times slower than this machine, on a network of 1.6 Mbit/s with 150 ms (slow 4G). Bytes as they came, compressed.`,
    head: ['', 'median', 'spread', 'loaded', 'target'],
    rows,
  };
}
