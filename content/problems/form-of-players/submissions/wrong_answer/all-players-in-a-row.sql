SELECT s.player, m.played_on, s.runs, s.runs - LAG(s.runs) OVER (ORDER BY s.player, m.played_on) AS difference FROM scores s JOIN matches m ON m.id = s.match ORDER BY s.player, m.played_on;
