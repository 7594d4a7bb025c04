SELECT roll, SUM(CASE WHEN code = 'DB' THEN marks ELSE 0 END), SUM(CASE WHEN code = 'OS' THEN marks ELSE 0 END) FROM results GROUP BY roll ORDER BY roll;
