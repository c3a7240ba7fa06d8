/** Soon replaced. */
export default function Table() {
  return <h1>Table</h1>;
}
