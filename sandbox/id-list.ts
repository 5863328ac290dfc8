/** A comma list; the SDK joins arrays this way, other clients repeat the parameter. */
export const idList = (...parameters: string[]) =>
  parameters.flatMap((text) => text.split(',')).filter((id) => id !== '')
