import { styled } from '../ui/theme.ts'

/** A store in the checkout: its name, address, phone and hours. */
export const PickupPlace = styled('div', {
  display: 'grid',
  gap: '$s',
  '& .name': { fontSize: '$lead', lineHeight: '$snug' },
  '& address': { display: 'grid', justifyItems: 'start', gap: '$xs', fontStyle: 'normal' },
  '& address a': {
    display: 'inline-block',
    paddingBlock: '$xs',
    fontVariantNumeric: 'tabular-nums',
  },
  '& summary': {
    width: 'fit-content',
    paddingBlock: '$xs',
    cursor: 'pointer',
    fontWeight: '$semibold',
  },
  '& ul': { display: 'grid', gap: '$xs', fontVariantNumeric: 'tabular-nums' },
  '@media print': { '& [target], & details': { display: 'none' } },
})
