import { styled } from '../ui/theme.ts'

/** Shipping and pickup, one below the other. What stock and store say later has its place already. */
export const FulfillmentBox = styled('fieldset', {
  minWidth: 0,
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '& label': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 $m',
    minHeight: '$control',
    padding: '$s $l',
  },
  '& label:has(:disabled)': { color: '$quiet' },
  '& input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: '$colors$action',
  },
  '& .name': { flex: '1 1 auto', fontWeight: '$semibold' },
  '& .pickup': { borderTop: '1px solid $line' },
  '& .where': {
    minHeight: 'calc(4.5rem + $space$m)',
    padding: '0 $l $m calc($space$l + 1.25rem + $space$m)',
    fontSize: '$small',
    lineHeight: '$snug',
  },
  '& .where a': { color: '$action' },
  '& .where > a, & address > *': {
    display: 'inline-block',
    minHeight: '1.5rem',
    marginInlineEnd: '$s',
    fontStyle: 'normal',
  },
  '& .note': { fontSize: '$small', fontWeight: '$semibold' },
  '& .note.good': { color: '$good' },
  '& .note.low': { color: '$accent' },
  '& .note.none': { color: '$danger' },
})

/** The same in one line, for what is never picked up. */
export const AvailabilityLine = styled('p', {
  fontWeight: '$semibold',
  '& .good': { color: '$good' },
  '& .low': { color: '$accent' },
  '& .none': { color: '$danger' },
})

/** The stock in numbers, for agents. */
export const AgentLines = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$xs $l',
  padding: '$s $l',
  borderRadius: '$small',
  backgroundColor: '$agentYellow',
  color: '$night',
  fontSize: '$small',
  fontVariantNumeric: 'tabular-nums',
})

/** Whether and how often a product is sent again. */
export const AutoRefreshBox = styled('fieldset', {
  display: 'grid',
  gap: '$s',
  minWidth: 0,
  padding: '$m $l',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '& label': { display: 'flex', alignItems: 'center', gap: '$m', minHeight: '$control' },
  '& input': {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: '$colors$action',
  },
  '& .title': { fontWeight: '$semibold' },
  '& .offer': { color: '$accent', fontSize: '$small' },
  '& summary': { fontSize: '$small', paddingBlock: '$xs', cursor: 'pointer' },
  '&.off label, &.off select': { color: '$quiet', opacity: 0.7 },
})
