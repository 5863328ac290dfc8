import { fillPath, type ParamNames } from './path.ts'

type Paths = Readonly<Record<string, `/${string}`>>

/**
 * Paths of the JSON API with a common root. The worker defines its routes by `paths` and mounts them at `root`,
 * which is below `/api`. The browser builds its URLs with `href`, so that both have the same paths.
 */
export function group<const Root extends `/${string}`, const Group extends Paths>(
  root: Root,
  paths: Group,
) {
  return {
    root,
    paths,
    /** The path from the origin, without the slashes that joining root and path leaves behind. */
    href: <Name extends keyof Group>(
      name: Name,
      params: Record<ParamNames<Group[Name]>, string>,
    ): string => `/api${root}${fillPath(paths[name], params)}`.replace(/\/(?=\/|$)/g, ''),
  }
}
