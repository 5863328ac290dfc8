import { styled } from './theme.ts'

/** Stores as cards, beside each other where there is room. */
export const StoreCards = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: '$l',
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: '$m',
    padding: '$l',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
  },
  '& .head': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '$m',
  },
  '& h3': { fontSize: '$lead' },
  '& .distance': { color: '$quiet', fontSize: '$small', whiteSpace: 'nowrap' },
  '& address': { display: 'grid', justifyItems: 'start', gap: '$s', fontStyle: 'normal' },
  '& summary': {
    width: 'fit-content',
    paddingBlock: '$xs',
    cursor: 'pointer',
    fontWeight: '$semibold',
  },
  '& ul': { display: 'grid', gap: '$xs', fontVariantNumeric: 'tabular-nums' },
  '& .off': { fontSize: '$small', color: '$quiet' },
  '& .off strong': { display: 'block', color: '$danger' },
})
