/** The names of a path's parameters: `lineId` in `/items/:lineId`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A path with its parameters filled in, each percent-encoded. */
export const fillPath = <const Path extends string>(
  path: Path,
  params: Record<ParamNames<Path>, string>,
) => path.replace(/:(\w+)/g, (_, name: ParamNames<Path>) => encodeURIComponent(params[name]))
