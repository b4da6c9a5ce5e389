import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('marketing/public-layout.tsx', [index('marketing/home/home.tsx'), route('*', 'marketing/not-found.tsx')]),
] satisfies RouteConfig
