import {
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { Component, Suspense, type ReactNode } from 'react'

import { DataScript } from './data-script.tsx'
import { useFrame } from './frame-context.ts'

interface LateProps<Data, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, Error, Data, Key>
  /** A placeholder with the shape of the content. */
  fallback: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A deferred part, not needed to find, choose or buy anything. It streams in its own boundary with its own
 * data, and renders nothing when loading fails.
 */
export function Late<Data, Key extends readonly unknown[]>({
  query,
  fallback,
  children,
}: LateProps<Data, Key>) {
  return (
    <LateBoundary>
      <Suspense fallback={fallback}>
        <LateContent query={query}>{children}</LateContent>
      </Suspense>
    </LateBoundary>
  )
}

function LateContent<Data, Key extends readonly unknown[]>({
  query,
  children,
}: Omit<LateProps<Data, Key>, 'fallback'>) {
  const frame = useFrame()
  const client = useQueryClient()
  const id = lateId(query.queryKey)
  const { data: late } = useSuspenseQuery(
    // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the query's own key contains all dependencies
    queryOptions({
      queryKey: ['late', ...query.queryKey],
      queryFn: async (): Promise<{ data: Data | null }> => {
        try {
          return { data: await client.query(query) }
        } catch {
          frame.onLateFailure()
          return { data: null }
        }
      },
      ...(frame.isDocument() && initialOf<{ data: Data | null }>(id)),
    }),
  )

  return (
    <>
      <DataScript type="application/json" id={id} data={late} />
      {late.data === null ? null : children(late.data)}
    </>
  )
}

const lateId = (key: readonly unknown[]) => `late:${JSON.stringify(key)}`

/** Reads the document's data when the boundary hydrates; it counts as fetched now. */
function initialOf<Data>(id: string) {
  const script = globalThis.document?.getElementById(id)
  if (!script?.textContent) return {}
  const initialData: Data = JSON.parse(script.textContent)
  return { initialData }
}

class LateBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? null : this.props.children)
}
