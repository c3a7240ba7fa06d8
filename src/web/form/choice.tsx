import { useId } from 'preact/hooks';

interface ChoiceProps {
  legend: string;
  choices: readonly { label: string; value: unknown }[];
  value: unknown;
  set(value: unknown): void;
}

/** One of a few, as buttons for a thumb; radio buttons underneath, so that keys and readers know them. */
export function Choice({ legend, choices, value, set }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="row">
        {choices.map(choice => (
          <label key={choice.label}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => set(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
