import { styled } from '../theme.ts'

/** The form of a gift card. */
export const GiftFormGrid = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xs $l',
  paddingTop: '$xl',
  borderTop: '1px solid $line',
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not(.half)': { gridColumn: '1 / -1' },
  },
  '& .required-note': { fontSize: '$small', color: '$quiet' },
  '& .mark': { color: '$danger' },
  '& .optional': { fontWeight: '$regular', color: '$quiet' },
  '& .below': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '$l' },
  '& .count': {
    fontSize: '$small',
    color: '$quiet',
    fontVariantNumeric: 'tabular-nums',
    '@scriptless': { display: 'none' },
  },
  '& select, & button': { width: '100%' },
  '& > button': { marginTop: '$s', minHeight: 'calc($sizes$control + 2px)' },
})
