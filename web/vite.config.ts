import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Built into the Python package, so that the installed wheel needs no node. `npm run dev` talks to `grognard serve`.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/grognard/table/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  test: { include: ['tests/**/*.test.ts'] },
  server: { proxy: { '/api': { target: process.env.GROGNARD ?? 'http://127.0.0.1:8000', ws: true, changeOrigin: false } } },
})
