/** `1 document`, `2 documents`, `1,354 cards`. */
export function formatCount(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
