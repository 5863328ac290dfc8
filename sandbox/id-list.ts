/** Splits comma-separated ids: the SDK joins arrays with commas, other clients repeat the parameter. */
export const idList = (...parameters: string[]) =>
  parameters.flatMap((text) => text.split(',')).filter((id) => id !== '')
