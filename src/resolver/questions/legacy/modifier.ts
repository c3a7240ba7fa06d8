/** Below these a Sensei's modifiers reduce nothing. Source: legacy/sensei/modifier-limits. */
export const LIMITS = { provinceStrength: 0, goldProduction: 0, familyHonor: -19 } as const;
export type Stat = keyof typeof LIMITS;

/** A stat with its modifier: never reduced below the limit, nor raised to it where it starts below. */
export function applyModifier(stat: Stat, start: number, modifier: number): number {
  return Math.max(start + modifier, Math.min(start, LIMITS[stat]));
}

/** "+2", "-1", "+0" */
export function formatModifier(modifier: number): string {
  return modifier < 0 ? String(modifier) : `+${modifier}`;
}
