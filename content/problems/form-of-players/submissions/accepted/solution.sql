SELECT s.player, m.played_on, s.runs,
  s.runs - LAG(s.runs) OVER (PARTITION BY s.player ORDER BY m.played_on) AS difference
FROM scores AS s
JOIN matches AS m ON m.id = s.match
ORDER BY s.player, m.played_on;
