import { useAnswer } from './use-answer.js';

interface Quotation {
  heading: string;
  paragraphs: { number: number; text: string }[];
}

async function fetchOfficial(id: string): Promise<Quotation[]> {
  const answer = await fetch(`/v1/rules/${id}`);
  if (!answer.ok) return [];
  const { official = [] } = (await answer.json()) as { official?: Quotation[] };
  return official;
}

/** The words of the page itself, as a quotation: only where the service has them, and there is a network. */
export function Official({ id }: { id: string }) {
  const { answer: official } = useAnswer(() => fetchOfficial(id), [id]);
  if (!official || official.length === 0) return null;
  return (
    <>
      {official.map(({ heading, paragraphs }) => (
        <figure key={heading}>
          <figcaption>The words of the page, {heading}:</figcaption>
          <blockquote>
            {paragraphs.map(({ number, text }) => (
              <p key={number}>{text}</p>
            ))}
          </blockquote>
        </figure>
      ))}
    </>
  );
}
