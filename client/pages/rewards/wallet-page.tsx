import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import type { Wallet } from '#shared/rewards/member-rewards.ts'
import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { WalletView } from './wallet-view.tsx'

const WALLET_KEY = ['wallet']

/** The rewards of a member, or the way to become one. */
export const walletPage = defineAccountPage({
  isStatic: true,
  async load({ queryClient, memberRewards }) {
    queryClient.setQueryData(WALLET_KEY, await memberRewards.getWallet())
  },
  Component: function WalletPage() {
    const title = useIntl().formatMessage({ id: 'title.wallet' })
    const wallet = useQueryClient().getQueryData<Wallet>(WALLET_KEY)
    return (
      <AccountFrame title={title} current={routes.wallet.href({})}>
        {wallet && <WalletView wallet={wallet} />}
      </AccountFrame>
    )
  },
})
