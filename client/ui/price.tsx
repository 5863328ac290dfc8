import { styled } from './theme.ts'

/** The current price, larger than the price before the reduction. */
export const PriceLine = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$s',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  '&[data-replaced]': { display: 'none' },
  '& .was': { color: '$quiet', fontWeight: '$regular', textDecoration: 'line-through' },
  '& .reduced': { color: '$danger' },
  // Set while a stored page is shown. Otherwise the declaration is invalid, and there is no box.
  '&::after': {
    content: 'var(--as-of)',
    color: '$quiet',
    fontSize: '$small',
    fontWeight: '$regular',
  },
  variants: {
    size: {
      tile: { fontSize: '$body', '& .was': { fontSize: '$small' } },
      page: { fontSize: '$heading', '& .was': { fontSize: '$body' } },
    },
  },
  defaultVariants: { size: 'tile' },
})
