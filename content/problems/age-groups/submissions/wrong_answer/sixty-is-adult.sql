SELECT CASE WHEN age < 18 THEN 'child' WHEN age <= 60 THEN 'adult' ELSE 'senior' END AS kind, COUNT(*) FROM passengers GROUP BY kind ORDER BY kind;
