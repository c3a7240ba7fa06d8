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

interface SeveralProps {
  legend: string;
  choices: readonly string[];
  value: unknown;
  set(value: unknown): void;
}

/** Any of a few, or none of them. */
export function Several({ legend, choices, value, set }: SeveralProps) {
  const chosen = (value ?? []) as string[];
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="row">
        {choices.map(choice => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={({ currentTarget }) =>
                set(currentTarget.checked ? [...chosen, choice] : chosen.filter(one => one !== choice))
              }
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
