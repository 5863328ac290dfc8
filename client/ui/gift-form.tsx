import { styled } from './theme.ts'

/** The form of a gift card. Below each field is room for its problem, so that nothing moves when one appears. */
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
  '& .error, & .below': { minHeight: '1.55em', lineHeight: '$snug' },
  '& .below': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 $l' },
  '& .count': {
    marginInlineStart: 'auto',
    fontSize: '$small',
    color: '$quiet',
    fontVariantNumeric: 'tabular-nums',
    '@scriptless': { display: 'none' },
  },
  '& select, & button': { width: '100%' },
  '& > button': { marginTop: '$s', minHeight: 'calc($sizes$control + 2px)' },
})
