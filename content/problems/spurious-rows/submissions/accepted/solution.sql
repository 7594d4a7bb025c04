SELECT a.title, a.language, b.minutes
FROM films AS a
JOIN films AS b ON b.title = a.title
WHERE b.minutes IS NOT NULL
EXCEPT
SELECT title, language, minutes FROM films;
