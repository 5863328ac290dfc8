import { brand } from './brand.ts'

/** The mark: the initial of the shop's name in a ring. Its size is in rem. Replace it by the paths of your own. */
export function LogoMark({ size = 2 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={`${size}rem`}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="20" cy="20" r="18.5" strokeWidth="1.6" />
      <path
        transform="translate(20 20) scale(0.86) translate(-20 -20)"
        strokeWidth="2.4"
        d="INITIAL_PATH"
      />
    </svg>
  )
}

/** The name as it is set beside the mark. */
export const Wordmark = () => <span translate="no">{brand.name}</span>
