import { styled } from './theme.ts'

const bar = { backgroundColor: '$line', borderRadius: '$pill' } as const
const filled = { backgroundColor: '$accentLine', borderRadius: '$pill' } as const

/** A member's rewards and the way to the next one: a line of text, or two with the way as a thin bar. */
export const RewardsText = styled('span', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: '$s',
  fontVariantNumeric: 'tabular-nums',
  '& progress': { display: 'none' },
  variants: {
    stacked: {
      true: {
        display: 'grid',
        lineHeight: '$heading',
        whiteSpace: 'nowrap',
        '& .next': { fontSize: '$tiny', fontWeight: '$regular', color: '$quiet' },
        '& progress': {
          ...bar,
          display: 'block',
          appearance: 'none',
          width: '100%',
          height: '3px',
          marginTop: '$xs',
          border: 0,
          overflow: 'hidden',
          '&::-webkit-progress-bar': bar,
          '&::-webkit-progress-value': filled,
          '&::-moz-progress-bar': filled,
          '@forced': { border: '1px solid', height: '5px' },
        },
      },
    },
  },
})
