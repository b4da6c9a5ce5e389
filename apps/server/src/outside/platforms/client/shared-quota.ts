import type { QuotaLedger } from './quota-ledger.ts'

/** Who may take only a share of a quota pays twice: from the share, and from the whole.
 *  @param share the ledger of the share
 *  @param whole the ledger that everybody pays from */
export function sharedQuota(share: QuotaLedger, whole: QuotaLedger): QuotaLedger {
  return {
    async spend(units, bucket) {
      const day = await share.spend(units, bucket)
      try {
        return await whole.spend(units, bucket)
      } catch (failure) {
        await share.settle(units, bucket, day)
        throw failure
      }
    },
    async settle(unused, bucket, day) {
      await whole.settle(unused, bucket, day)
      await share.settle(unused, bucket, day)
    },
  }
}
