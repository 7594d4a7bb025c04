SELECT player, COUNT(*), SUM(CASE WHEN runs = 0 THEN 1 END) FROM scores GROUP BY player;
