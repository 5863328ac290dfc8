// The parts of the web platform that shared/ uses. Browsers and workers both have them.

interface AbortSignal {
  readonly aborted: boolean
}

interface URLSearchParams extends Iterable<[string, string]> {
  readonly size: number
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  keys(): IterableIterator<string>
  set(name: string, value: string): void
  sort(): void
  toString(): string
}

declare const URLSearchParams: {
  new (init?: string | Record<string, string> | Iterable<[string, string]>): URLSearchParams
}

interface URL {
  hash: string
  host: string
  href: string
  hostname: string
  readonly origin: string
  pathname: string
  search: string
  readonly searchParams: URLSearchParams
  toString(): string
}

declare const URL: {
  new (url: string | URL, base?: string | URL): URL
  canParse(url: string): boolean
  parse(url: string): URL | null
}
