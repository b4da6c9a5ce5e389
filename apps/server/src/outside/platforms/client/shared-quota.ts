import type { QuotaLedger } from './quota-ledger.ts'

/** Who may take only a share of a quota pays twice: from the share, and from the whole.
 *  @param share the ledger of the share
 *  @param whole the ledger that everybody pays from */
export function sharedQuota(share: QuotaLedger, whole: QuotaLedger): QuotaLedger {
  return {
    async spend(units, bucket) {
      await share.spend(units, bucket)
      try {
        await whole.spend(units, bucket)
      } catch (failure) {
        await share.giveBack(units, bucket)
        throw failure
      }
    },
    async giveBack(units, bucket) {
      await whole.giveBack(units, bucket)
      await share.giveBack(units, bucket)
    },
  }
}
