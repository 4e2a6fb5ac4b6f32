import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
const exe=["/usr/bin/chromium"].find(existsSync);
const b=await chromium.launch({...(exe?{executablePath:exe}:{}),args:["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"]});
const pages={home:"/",newcastle:"/newcastle/",perth:"/perth/",copper:"/material/copper/",materials:"/materials/",yards:"/scrap-yards/",cities:"/cities/",yard:"/yard/1/sims-newcastle/",month:"/prices/2026-11/",near:"/newcastle/?near=Sydney+NSW+2000"};
for(const [w,scheme] of [[390,"light"],[1280,"dark"]]) for(const [n,p] of Object.entries(pages)){ const c=await b.newContext({viewport:{width:w,height:w===390?844:800},colorScheme:scheme}); const g=await c.newPage(); await g.goto("http://localhost:8971"+p); await g.waitForLoadState("networkidle").catch(()=>{}); await g.screenshot({path:`/tmp/shot-${n}-${w}.png`,fullPage:true}); await c.close(); }
await b.close();
