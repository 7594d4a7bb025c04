SELECT roll, MAX(CASE WHEN code = 'DB' THEN marks END), MAX(CASE WHEN code = 'OS' THEN marks END) FROM results WHERE code IN ('DB', 'OS') GROUP BY roll ORDER BY roll;
