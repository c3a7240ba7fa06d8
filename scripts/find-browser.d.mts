export const NO_BROWSER: string;
export function findBrowser(): Promise<{ executablePath: string; env: Record<string, string> } | null>;
