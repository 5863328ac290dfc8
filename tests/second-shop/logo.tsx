import { styled } from '#client/ui/theme.ts'

export const Thread = styled('svg', { overflow: 'visible' })

/** A Q of thread whose tail is the needle, as high as it is wide. Its size is in rem. */
export function LogoMark({ size = 2 }: { size?: number }) {
  return (
    <Thread aria-hidden="true" focusable="false" width={`${size}rem`} viewBox="4 3 34 36">
      <circle cx="19" cy="18" r="13.2" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M19.7 22.1a1.75 1.75 0 0 1 2.6-2.34L36.4 37.4 19.7 22.1Zm1.02-.98a.52.52 0 0 0 0 .7l1.9 1.9.74-.7-1.86-1.94a.54.54 0 0 0-.78.04Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </Thread>
  )
}

export const Capitals = styled('span', {
  textTransform: 'uppercase',
  fontWeight: '$regular',
  // In one line on most phones, and beside the search field.
  fontSize: '0.72em',
  letterSpacing: '0.08em',
  '@xl': { fontSize: '0.9em', letterSpacing: '0.16em' },
  '& i': { color: '$accent', letterSpacing: 0, marginInline: '0.1em 0.2em' },
})

/** The name as it is set beside the mark. */
export const Wordmark = () => (
  <Capitals translate="no">
    Quill <i>&amp;</i> Selvedge
  </Capitals>
)
