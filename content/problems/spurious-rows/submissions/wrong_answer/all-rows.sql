SELECT DISTINCT a.title, a.language, b.minutes FROM films a JOIN films b ON b.title = a.title WHERE b.minutes IS NOT NULL;
