/** Soon replaced. */
export default function Deck() {
  return <h1>Deck</h1>;
}
