SELECT player, COUNT(*), COUNT(CASE WHEN runs = 0 THEN 1 ELSE 0 END) FROM scores GROUP BY player;
