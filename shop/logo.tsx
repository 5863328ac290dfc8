import { styled } from '#client/ui/theme.ts'

export const Sprig = styled('svg', { '& circle': { fill: '$accentLine' } })

/** A juniper sprig that is also a flame, twice as high as it is wide. Its height is in rem. */
export function LogoMark({ size = 2.125 }: { size?: number }) {
  return (
    <Sprig aria-hidden="true" focusable="false" width={`${size / 2}rem`} viewBox="10 0 20 40">
      <path
        d="M20 3c5.6 6 8.4 10.7 8.4 15.2a8.4 8.4 0 0 1-16.8 0C11.6 13.7 14.4 9 20 3Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M20 37V13m0 15.5c-3.4-.3-5.6-1.9-6.9-4.9m6.9 4.9c3.4-.3 5.6-1.9 6.9-4.9M20 33.5c-2.9-.2-5-1.2-6.5-3.2m6.5 3.2c2.9-.2 5-1.2 6.5-3.2M20 22.5l-3-3.2m3 3.2 3-3.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <circle cx="26.9" cy="23" r="2.1" />
      <circle cx="13.1" cy="23" r="2.1" />
    </Sprig>
  )
}

export const Ampersand = styled('span', {
  color: '$accent',
  fontWeight: '$regular',
  marginInline: '0.05em',
})

const [START, END] = ['Juniper', 'Wick']

/** The name as it is drawn beside the mark. */
export const Wordmark = () => (
  <span translate="no">
    {START} <Ampersand>{'&'}</Ampersand> {END}
  </span>
)
