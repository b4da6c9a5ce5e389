/** Where the contact form stands: the chat button leads there when there is no chat to open. */
export const contactForm = { page: '/contact', id: 'contact-form' } as const
