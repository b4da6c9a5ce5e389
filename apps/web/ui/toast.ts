import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications'

export type ToastTone = 'info' | 'good' | 'risk'

const colors = { info: 'var(--info)', good: 'var(--good)', risk: 'var(--risk)' } as const
/** Whoever looks at the page has noticed a toast by then. */
const noticedMs = 2_000

/** Shows a toast. There is one at a time: the one before leaves at once instead of making the next one wait.
 *  @param onNoticed is called once it was closed, or stood for two seconds, in a page that is seen; not where another took its place before
 *  @returns its id */
export function toast(title: string, message: string, tone: ToastTone = 'info', onNoticed?: () => void): string {
  notifications.cleanQueue()
  notifications.clean()
  return notifications.show({
    title,
    message,
    color: colors[tone],
    role: tone === 'risk' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close' },
    ...(onNoticed && noticing(onNoticed)),
  })
}

function noticing(onNoticed: () => void): Pick<NotificationData, 'onOpen' | 'onClose'> {
  const isSeen = () => document.visibilityState === 'visible'
  const stands = (id: string | undefined) => notificationsStore.getState().notifications.some((each) => each.id === id)
  return {
    onOpen: ({ id }) => void setTimeout(() => isSeen() && stands(id) && onNoticed(), noticedMs),
    onClose: () => void (isSeen() && onNoticed()),
  }
}

/** Takes a toast away where it still stands: what it said is over. */
export function hideToast(id: string): void {
  notifications.hide(id)
}

/** Takes any toast away. */
export function clearToast(): void {
  notifications.clean()
}
