import { Suspense, use, useLayoutEffect, useState, type ReactNode, useEffect } from 'react'

import { AppContext } from './app-context.ts'
import { type LazyCode, whenIdle } from './lazy-code.ts'
import { Region } from './region.tsx'
import { loseActions, onWanted } from './document-actions.ts'

interface LazyPartProps<Code> {
  code: LazyCode<Code>
  /** Shown while the code is loading. */
  fallback?: ReactNode
  /** Shown when the code cannot be loaded or throws. */
  failed?: ReactNode
  children: (code: Code) => ReactNode
}

/**
 * A part of the page whose code is loaded when it is rendered. Loaded code renders at once, also on the edge. The
 * part is hydrated separately from the rest.
 */
export function LazyPart<Code>({ code, fallback, failed, children }: LazyPartProps<Code>) {
  // The promise stays the same while this part is mounted, so a failure ends in the region.
  const [loading] = useState(() => (code.loaded() === null ? code.load() : null))
  const [isLoading, setLoading] = useState(loading !== null)
  if (import.meta.env.SSR && loading) use(AppContext)?.waitForCode?.(loading)
  const part = (
    <Suspense fallback={fallback}>
      {loading ? (
        <Loading code={loading} setLoading={setLoading}>
          {children}
        </Loading>
      ) : (
        <Loaded code={code.loaded()}>{children}</Loaded>
      )}
    </Suspense>
  )
  // React removes what the edge has rendered if it is rendered anew before it can be hydrated.
  const [first] = useState(part)
  return <Region failed={() => failed}>{isLoading ? first : part}</Region>
}

interface LoadingProps<Code> extends Pick<LazyPartProps<Code>, 'children'> {
  code: Promise<Code>
  setLoading: (isLoading: boolean) => void
}

function Loading<Code>({ code, setLoading, children }: LoadingProps<Code>) {
  const part = children(use(code))
  useLayoutEffect(() => setLoading(false), [setLoading])
  return part
}

interface LoadedProps<Code> extends Pick<LazyPartProps<Code>, 'children'> {
  code: Code | null
}

function Loaded<Code>({ code, children }: LoadedProps<Code>) {
  return code === null ? null : children(code)
}

interface IdlePartProps<Code> {
  code: LazyCode<Code>
  children: (code: Code) => ReactNode
}

/** A part of every page whose code is not loaded before the browser is idle, or an action without a handler is used. */
export function IdlePart<Code>(part: IdlePartProps<Code>) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const need = () => setNeeded(true)
    const ends = [whenIdle(need), onWanted(need)]
    return () => ends.forEach((end) => end())
  }, [])
  return isNeeded && <LazyPart {...part} failed={<LostActions />} />
}

/** Shown in place of code that handles actions and is lost. */
export function LostActions() {
  useEffect(loseActions, [])
  return null
}
