import type { Translation } from '../../translation.ts';
import type { algorithmsGraphs as algorithmsGraphsEn } from '../en/algorithms-graphs.ts';

export const algorithmsGraphs: Translation<typeof algorithmsGraphsEn> = {
  bfs: {
    start: '{start} अपने-आप से 0 क़दम दूर है। वह queue में है।',
    take: 'Queue से {node} लें: वह {far} क़दम दूर है।',
    known: '{to} तक पहले ही पहुँच चुके हैं।',
    add: '{to} नया है: {far} क़दम दूर। वह queue में आता है।',
    end: 'Queue ख़ाली है। {start} से {count} nodes तक पहुँच सकते हैं, और हर एक के कम-से-कम क़दम पता हैं।',
  },
  dfs: {
    visit: '{node} पर जाएँ: यह नंबर {number} है।',
    known: '{node} का पड़ोसी {to} पहले ही देखा जा चुका है।',
    down: '{to} अभी नहीं देखा: वहाँ जाएँ।',
    back: '{node} का कोई पड़ोसी नहीं बचा: {caller} पर लौटें।',
    last: '{node} का कोई पड़ोसी नहीं बचा। वह पहला ही था: खोज ख़त्म हुई।',
    end: '{start} से {count} nodes तक पहुँच सकते हैं।',
  },
  dijkstra: {
    start: '{start} की दूरी 0 है। बाक़ी सब की अभी पता नहीं।',
    take: 'इंतज़ार करने वालों में {node} सबसे पास है: उसकी दूरी {far} पक्की है।',
    relax: '{node} से होकर {to} की दूरी {far} + {weight} = {through} होगी। यह {before} से कम नहीं है।',
    shorter: '{node} से होकर {to} की दूरी {far} + {weight} = {through} है, {before} नहीं। लिख लें।',
    end: 'कोई इंतज़ार में नहीं। {start} से सारी दूरियाँ पक्की हैं।',
  },
  'bellman-ford': {
    start: '{start} की दूरी 0 है। बाक़ी सब की अभी पता नहीं।',
    round: 'Round {round} / {rounds}: सारे edges relax करें।',
    unknown: '{from} तक अभी नहीं पहुँचे: {to} वाला edge अभी काम का नहीं।',
    relax: '{from} से होकर {to} की दूरी {far} होगी। यह {before} से कम नहीं है।',
    shorter: '{from} से होकर {to} की दूरी {far} है, {before} नहीं। लिख लें।',
    check: 'एक बार और सारे edges: कुछ छोटा नहीं होता।',
    cycle:
      'एक बार और: {from} से होकर {to} अब भी छोटा हो रहा है। यहाँ negative cycle है, सबसे छोटा रास्ता है ही नहीं।',
    end: '{start} से ये दूरियाँ हैं।',
  },
  'floyd-warshall': {
    start: 'शुरू में सिर्फ़ अकेले edges गिने जाते हैं।',
    middle: 'अब रास्ते {middle} से होकर भी जा सकते हैं।',
    compare: '{from} से {to}, {middle} होकर: {through}। यह {before} से कम नहीं है।',
    shorter: '{from} से {to}, {middle} होकर: {through}, {before} नहीं। लिख लें।',
    end: 'अब बीच में कोई भी node आ सकता है: ये सारे जोड़ों की दूरियाँ हैं।',
  },
  kruskal: {
    sort: 'Edges छोटे से बड़े के क्रम में। हर node के पास उसके हिस्से का representative लिखा है: अभी वह ख़ुद।',
    find: 'अगला edge {from} और {to} को जोड़ता है, लंबाई {weight}।',
    refuse: '{from} और {to} पहले से एक ही हिस्से में हैं: edge से चक्कर बन जाएगा। छोड़ दें।',
    take: '{from} और {to} अलग हिस्सों में थे: edge ले लें। जोड़ {sum} है।',
    end: 'सारे edges देख लिए। {count} लिए, कुल जोड़ {sum}।',
  },
  prim: {
    start: 'हिस्सा {start} से शुरू होता है।',
    look: 'हिस्से से {count} edges बाहर जाते हैं।',
    take: 'उनमें सबसे छोटा {from} और {to} को जोड़ता है, लंबाई {weight}: {node} हिस्से में आता है। जोड़ {sum} है।',
    end: 'सारे nodes हिस्से में हैं। जोड़ {sum} है।',
    apart: 'हिस्से से कोई edge बाहर नहीं जाता; बाक़ी nodes तक नहीं पहुँच सकते। जोड़ {sum} है।',
  },
  'topological-sort': {
    count: 'हर node के पास लिखा है कि उस तक कितने edges आते हैं।',
    ready: 'इनसे पहले कुछ नहीं आना है: {nodes}।',
    take: 'Queue से {node} लें: अगला यही है।',
    less: '{to} के लिए एक कम बचा: {left}।',
    free: '{to} से पहले अब कुछ नहीं बचा: वह queue में आता है।',
    end: 'इस क्रम में हर edge बाएँ से दाएँ जाता है।',
    cycle: 'ये बच गए: {rest}। ये किसी cycle पर हैं या उसके बाद; कोई क्रम नहीं बनता।',
  },
};
