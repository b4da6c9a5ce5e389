/** Topics in Portuguese. The first line of a category holds its hashtags. */

import type { CategoryId } from './categories.ts'

export const portugueseTopics: Readonly<Record<CategoryId, string>> = {
  food: `
#receitas|feitoemcasa|cozinha
pão de fermentação natural|a segunda fermentação|o forno|a casca
sopa de lentilha|o caldo|o cominho|o tempo de cozimento
bolo de limão|a cobertura|a massa|as raspas
marmitas da semana|as porções|o arroz|o tempero`,
  fitness: `
#treino|vidasaudavel|corrida
treinar para os primeiros 10 km|o longão|o ritmo|o descanso
treino em casa|o aquecimento|as flexões|a última série
mobilidade de manhã|o quadril|a respiração|o elástico`,
  travel: `
#viagem|mochilao|dicasdeviagem
três dias na serra|o ônibus cedo|a padaria|o lago
viajar de trem à noite|o beliche|o café da manhã|a janela
viajar só com mochila|a lista|os sapatos|a roupa`,
  beauty: `
#skincare|beleza|rotina
uma rotina simples de pele|o protetor solar|a limpeza|a ordem
maquiagem em cinco minutos|o blush|a luz|as sobrancelhas
cuidar dos cachos|o dia da lavagem|o difusor|a toalha`,
  fashion: `
#estilo|brecho|guardaroupa
um armário enxuto|as cores|as calças|os sapatos
achados de brechó|o casaco de lã|os ajustes|o tamanho
costurar a primeira camisa|a gola|o molde|as casas de botão`,
  gaming: `
#jogos|coop|gameplay
um joguinho de fazenda|o primeiro inverno|o celeiro|a pescaria
nossa noite em dupla|o chefão|o atalho|a cura
montar um PC silencioso|as ventoinhas|os cabos|o gabinete`,
  tech: `
#tecnologia|dicas|facavocemesmo
um servidor em casa|os backups|o consumo|o notebook velho
câmeras de celular|o modo noturno|o retrato|o zoom
anotações sem bagunça|a busca|a revisão da semana|os arquivos de texto`,
  home: `
#casa|plantas|decoracao
uma horta na varanda|os tomates|a rega|os caixotes
restaurar uma cadeira|a lixa|o óleo|o tecido
organizar um apartamento pequeno|os ganchos|as gavetas|a entrada`,
  family: `
#familia|maternidade|criancas
manhãs com duas crianças|os sapatos|o café|o relógio
um dia de chuva em casa|o castelo de papelão|a tinta|a arrumação
a primeira semana de aula|a mochila|o caminho|o nervosismo`,
  outdoors: `
#trilha|natureza|montanha
uma trilha de crista|a neblina|a descida|o trecho de pedra
acampar na chuva|a lona|as meias|o chocolate quente
observar aves|o binóculo|o amanhecer|o caderno`,
  music: `
#musica|violao|ensaio
tirar uma música de ouvido|o refrão|a troca de acorde|o treino lento
gravar em casa|o microfone|o eco|os vizinhos
piano depois de adulta|a mão esquerda|a partitura|a professora`,
  learning: `
#aprender|leitura|ciencia
aprender um idioma sozinha|os cartões|a fala|o platô
como funcionam as marés|a lua|o porto|a maré viva
ler mais livros|os vinte minutos|o audiolivro|a lista`,
  pets: `
#pets|cachorro|gatos
adotar um cachorro|a primeira noite|a guia|a confiança
o dia de um gato de apartamento|a janela|o brinquedo|as corridas
galinhas no quintal|o galinheiro|os ovos|a cerca`,
  business: `
#trabalho|lideranca|equipe
conversas individuais melhores|a pauta|o acompanhamento|o silêncio
contratar a primeira pessoa|o anúncio|o dia de teste|a chegada
reuniões que cortamos|o relatório|o registro|a regra da sexta`,
}
