/** Splits comma-separated values and trims each: the SDK joins arrays with commas, other clients repeat the parameter. */
export const idList = (...parameters: string[]) =>
  parameters
    .flatMap((text) => text.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '')
