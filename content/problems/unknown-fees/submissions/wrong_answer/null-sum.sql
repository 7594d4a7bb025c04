SELECT visited_on, SUM(fee), COUNT(*) - COUNT(fee) FROM visits GROUP BY visited_on ORDER BY visited_on;
