import { notifications } from '@mantine/notifications'

export type ToastTone = 'info' | 'good' | 'risk'

const colors = { info: 'var(--info)', good: 'var(--good)', risk: 'var(--risk)' } as const

/** Shows a toast. There is one at a time: the one before leaves at once instead of making the next one wait. */
export function toast(title: string, message: string, tone: ToastTone = 'info'): void {
  notifications.cleanQueue()
  notifications.clean()
  notifications.show({
    title,
    message,
    color: colors[tone],
    role: tone === 'risk' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close' },
  })
}

/** Takes the toast away: what it said is over. */
export function clearToast(): void {
  notifications.clean()
}
