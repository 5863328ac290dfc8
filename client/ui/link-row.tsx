import { styled } from './theme.ts'

/** Links to categories in a row. */
export const LinkRow = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '$control',
    paddingInline: '$l',
    border: '1px solid $line',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    textDecoration: 'none',
    '@hover': { '&:hover': { borderColor: '$action' } },
  },
  variants: { align: { start: {}, center: { justifyContent: 'center' } } },
  defaultVariants: { align: 'start' },
})
