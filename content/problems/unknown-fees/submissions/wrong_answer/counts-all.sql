SELECT visited_on, COALESCE(SUM(fee), 0), COUNT(*) FROM visits GROUP BY visited_on ORDER BY visited_on;
