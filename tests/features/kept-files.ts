/** A feature's folder in `client/`, `worker/` and `shared/`, and the files there that other features need, with the reason. */
export const FOLDERS: Readonly<
  Record<string, { folder: string; kept: Readonly<Record<string, string>> }>
> = {
  rewards: { folder: 'rewards', kept: {} },
  autoRefresh: { folder: 'auto-refresh', kept: {} },
  giftCards: { folder: 'gift-cards', kept: {} },
  wishList: { folder: 'wish-list', kept: {} },
  readingAgents: { folder: 'reading-agents', kept: {} },
  nativeApp: { folder: 'native-app', kept: {} },
  agents: {
    folder: 'agents',
    kept: {
      'shared/agents/storage.ts':
        'The name of the cookie, which a shopper’s session is told apart from.',
    },
  },
  reviews: { folder: 'reviews', kept: {} },
  pickup: {
    folder: 'stores',
    kept: { 'shared/stores/store.ts': 'Schemas of sessions and orders, whose store is null.' },
  },
}

export const REDIRECT_DIALOG = 'client/shell/redirect-dialog.tsx'
